import type * as z from 'zod/mini'

interface Asked {
  required?: boolean
  req: { t: unknown }
}

/**
 * Lets a field take only what its readers can read: their own shape, and the sentence for whoever wrote something else.
 * Without it, one odd value would break every page and list it is shown on.
 */
export function readable(shape: z.ZodMiniType, sentence: string) {
  return (value: unknown, { required, req }: Asked): true | string => {
    if (isEmpty(value)) return required ? (req.t as (key: string) => string)('validation:required') : true
    return shape.safeParse(value).success || sentence
  }
}

/** Whether a field holds nothing, as forms and databases say it. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
