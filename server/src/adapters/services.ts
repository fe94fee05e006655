/** The outside world as use cases see it; `app.ts` puts the real or built-in ones in. */
export type Services = Record<string, never>
