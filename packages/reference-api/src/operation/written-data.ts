/** Data as JSON that is written already: because it never changes, or by whoever knows a better way to write it. */
export class WrittenData<Data> {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** Writes data once, and not for each reply. */
  static of<Data>(data: Data): WrittenData<Data> {
    return new WrittenData(JSON.stringify(data));
  }

  toJSON(): Data {
    return JSON.parse(this.json) as Data;
  }
}
