// Preloaded into the server of a test: its clock runs ahead by AFERIR_CLOCK_AHEAD milliseconds.
const ahead = Number(process.env.AFERIR_CLOCK_AHEAD);
const realNow = Date.now.bind(Date);

Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, parts) =>
    Reflect.construct(RealDate, parts.length > 0 ? parts : [RealDate.now()]),
});
