import type * as z from 'zod/mini'

interface Validation {
  required?: boolean
  req: { t: unknown }
}

/**
 * Validates a field by the contract's shape, with an error message for the editor. Without it, one invalid value would
 * break every page and list that parses it.
 */
export function readable(shape: z.ZodMiniType, sentence: string) {
  return (value: unknown, { required, req }: Validation): true | string => {
    if (isEmpty(value)) return required ? (req.t as (key: string) => string)('validation:required') : true
    return shape.safeParse(value).success || sentence
  }
}

/** Whether a field is empty: undefined, null or an empty text. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
