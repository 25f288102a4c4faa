/** A failure of the start whose message tells all there is to know: what is wrong, and what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
