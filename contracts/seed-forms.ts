import * as z from 'zod/mini'
import { FormFieldKind } from './blocks.ts'

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** A form that the shop opens with. Its file's name is its code, by which seeded pages name it. `consent` is Markdown. */
export const SeedForm = z.object({
  title: words(90),
  fields: z
    .array(
      z.object({
        label: words(120),
        kind: FormFieldKind,
        isRequired: z._default(z.boolean(), false),
        options: z.optional(z.array(z.object({ label: words(120) }))),
      }),
    )
    .check(z.minLength(1)),
  submitText: words(60),
  confirmation: words(400),
  consent: words(2000),
  retentionDays: z.int().check(z.minimum(1), z.maximum(365)),
  receiver: words(200),
})
