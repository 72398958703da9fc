/** A fake WebSocket. The test is the server. */
export class TestSocket {
  static all: TestSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor() {
    TestSocket.all.push(this);
  }

  static get last(): TestSocket {
    const last = TestSocket.all.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  receive(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type);
  }
}
