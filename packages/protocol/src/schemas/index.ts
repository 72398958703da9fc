/** Schemas of the HTTP bodies, for servers that describe themselves by them. */
export * as httpSchemas from './http.ts';
