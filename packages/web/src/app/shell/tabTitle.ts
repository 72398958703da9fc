/**
 * The title of the tab. Before the name of the page it says what the player is needed for, or else what happened while another
 * tab was in front.
 */
class TabTitle {
  #name = '';
  #calls: readonly string[] = [];
  #news = '';

  /** Names the page. */
  name(name: string): void {
    this.#name = name;
    this.#write();
  }

  /** Says what the player is needed for. Returns a function that ends it. */
  call(text: string): () => void {
    this.#calls = [...this.#calls, text];
    this.#write();
    return () => {
      this.#calls = this.#calls.toSpliced(this.#calls.indexOf(text), 1);
      this.#write();
    };
  }

  /** Says what has happened until the tab is in front. Does nothing if it is. */
  tell(news: string): void {
    if (document.visibilityState !== 'hidden') return;
    this.#news = news;
    this.#write();
  }

  /** Removes the news. Call it when the tab comes to the front. */
  seen(): void {
    this.#news = '';
    this.#write();
  }

  #write(): void {
    const title = [this.#calls.at(-1) || this.#news, this.#name].filter(Boolean).join(' · ');
    if (document.title !== title) document.title = title;
  }
}

export const tabTitle: TabTitle = new TabTitle();
