import { success } from '@nain-jaune/engine';
import { about } from '@nain-jaune/protocol/schemas';
import { type Endpoint, endpoint, type Json } from './endpoint.ts';
import { describeEndpoints } from './openApi.ts';
import { sameCardsEndpoints } from './sameCardsEndpoints.ts';
import { tableEndpoints } from './tableEndpoints.ts';

const serverEndpoints = [
  endpoint({
    method: 'get',
    path: '/about',
    id: 'about',
    summary: 'Who runs the server, and how long it keeps data.',
    limit: null,
    answer: { status: 200, description: 'About the server.', content: ['About', about] },
    refusals: [],
    run: async (call) => success(call.about(call.request)),
  }),
  endpoint({
    method: 'get',
    path: '/openapi.json',
    id: 'description',
    summary: 'This description.',
    limit: null,
    answer: { status: 200, description: 'OpenAPI 3.1.', content: { type: 'object' } },
    refusals: [],
    run: async () => success(openApi),
  }),
];

/** Every endpoint below `/api`. */
export const ENDPOINTS: readonly Endpoint[] = [...tableEndpoints, ...sameCardsEndpoints, ...serverEndpoints];

export const openApi: Json = describeEndpoints(ENDPOINTS);
