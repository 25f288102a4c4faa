/** Data that never changes, written as JSON once and not for each reply. */
export class WrittenData<Data> {
  readonly json: string;
  readonly #data: Data;

  constructor(data: Data) {
    this.#data = data;
    this.json = JSON.stringify(data);
  }

  toJSON(): Data {
    return this.#data;
  }
}
