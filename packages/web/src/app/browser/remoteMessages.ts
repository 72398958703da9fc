import type { ServiceProblem } from '../gameService/serviceMessages.ts';

/** The last argument of a call that takes long. Its signal cancels the call. */
export interface Running<Step = never> {
  readonly signal: AbortSignal;
  progress?(step: Step): void;
}

/** A service in a worker: every method resolves with its answer, or rejects with a `GameServiceError`. */
export type Remote<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/** Messages to a worker. Ports among the arguments are transferred. */
export type RemoteQuestion =
  | {
      readonly type: 'call';
      readonly call: number;
      readonly name: string;
      readonly given: readonly unknown[];
    }
  | { readonly type: 'cancel'; readonly call: number }
  /** Asks whether the worker is alive. */
  | { readonly type: 'ping' };

/** Messages of a worker. A notice answers no call. */
export type RemoteAnswer =
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly problem: ServiceProblem }
  | { readonly type: 'progress'; readonly call: number; readonly step: unknown }
  | { readonly type: 'notice'; readonly notice: unknown }
  | { readonly type: 'pong' };
