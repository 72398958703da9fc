/** A reverse proxy in front of the server of the tests. */
export interface RunningProxy {
  /** The address of the page, with its path. */
  readonly address: string;
  stop(): Promise<void>;
}
