import * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** One call between browser and shop: where it goes, what it carries, what comes back. */
export interface Route<Input extends Schema = Schema, Output extends Schema = Schema> {
  method: 'get' | 'post'
  /** Below `/api`, as Payload mounts it. `:id` is filled from the input field of that name. */
  path: `/${string}`
  input: Input
  output: Output
}

/** A route of the shop as a value that server and browser share. A script carries only those that it calls. */
/* @__NO_SIDE_EFFECTS__ */ export function route<Input extends Schema, Output extends Schema>(
  described: Route<Input, Output>,
) {
  return described
}

/** Lets a number travel in a path or a query, where everything is text. */
export function inUrl<Output>(number: z.ZodMiniType<Output, number>) {
  const read = z.transform((value: number | string) => (value === '' ? Number.NaN : Number(value)))
  return z.pipe(read, number)
}

/** Lets a yes or no travel in a query. */
export const flagInUrl = z.pipe(
  z.transform((value: boolean | string) => ({ true: true, false: false })[String(value)]),
  z.boolean(),
)

/** Lets a list travel in a query, where a list of one looks like one. */
export function listInUrl<Output, Input extends string | number>(one: z.ZodMiniType<Output, Input>) {
  return z.pipe(
    z.transform((value: Input | Input[] | undefined) => (value === undefined ? [] : ([value].flat() as Input[]))),
    z.array(one),
  )
}

/** Input of a call without parameters. */
export const Nothing = z.object({})
