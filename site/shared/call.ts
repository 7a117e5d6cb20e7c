import type * as z from 'zod/mini'
import { callBy, type Answer, type Caller } from '#contracts/call.ts'
import type { Route } from '#contracts/route.ts'
import { knownToken } from './csrf-token.ts'

export type { Answer, Caller } from '#contracts/call.ts'

const browser = (): Caller => {
  const { lang, dataset } = document.documentElement
  const { shopId, apiKey } = dataset
  return {
    origin: location.origin,
    fetch: (request) => fetch(request),
    language: lang,
    token: knownToken(),
    gateway: { shopId, apiKey },
  }
}

/** Calls the API by its contract, as a shopper's browser where no other caller is named. See `callBy`. */
export function call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  input: z.input<Input>,
  caller: Caller = browser(),
  key?: string,
): Promise<Answer<z.output<Output>>> {
  return callBy(caller, route, input, key)
}
