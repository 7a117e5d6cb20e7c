import * as z from 'zod/mini'
import { FormFieldKind } from './blocks.ts'
import { route } from './route.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** The most fields that a form has. */
export const MOST_FIELDS = 30

/** Answers by the name of their field: as typed, the chosen option, `yes` of a ticked box. An empty answer may be left out. */
export const Answers = z
  .record(text(60), text(10_000))
  .check(z.refine((answers) => Object.keys(answers).length <= MOST_FIELDS))
export type Answers = z.infer<typeof Answers>

/** What is sent by a form. */
export const Submission = z.object({
  answers: Answers,
  /** The sender agrees to what the form says of it. */
  consents: z.boolean(),
  /** A field that people do not see: what fills it is a program. */
  website: z.optional(text(200)),
  /** Milliseconds from the opening of the page to the sending; left out without script. */
  filledFor: z.optional(z.int().check(z.nonnegative())),
})
export type Submission = z.infer<typeof Submission>

/** Sends a form that editors wrote. It is stored sealed, and its receiver is notified. */
export const sendForm = route({
  method: 'post',
  path: '/content/forms/:id',
  input: z.extend(Submission, { id: text(40) }),
  output: z.object({ receivedAt: z.iso.datetime() }),
})

/** How a submission stands. */
export const SubmissionState = z.enum(['open', 'handled'])
export type SubmissionState = z.infer<typeof SubmissionState>

/** One answer, with its field as it was labeled when it was given. */
export const LabeledAnswer = z.object({ kind: FormFieldKind, label: z.string(), value: z.string() })
export type LabeledAnswer = z.infer<typeof LabeledAnswer>

/** Staff: opens what was sent. The reader is recorded before it is shown. */
export const readSubmission = route({
  method: 'post',
  path: '/form-submission/:ref/read',
  input: z.object({ ref: text(40) }),
  output: z.object({ answers: z.array(LabeledAnswer) }),
})

/** Staff: closes a submission. */
export const handleSubmission = route({
  method: 'post',
  path: '/form-submission/:ref/handle',
  input: z.object({ ref: text(40) }),
  output: z.object({ state: SubmissionState }),
})
