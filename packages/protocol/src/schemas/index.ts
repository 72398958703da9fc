/** Schemas of the HTTP bodies, for servers that describe themselves by them. */
import { about } from './about.ts';
import * as http from './http.ts';

export const httpSchemas = { ...http, about };
