/** Something that others wait for until a test says so. */
export interface Gate<Value = void> {
  readonly opened: Promise<Value>;
  open(value: Value): void;
}

/** Makes a gate, which is closed. */
export function createGate<Value = void>(): Gate<Value> {
  let open: Gate<Value>['open'] = () => undefined;
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
