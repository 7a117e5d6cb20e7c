import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** A frequently asked question, and its answer in paragraphs. */
export const Question = z.object({ question: z.string(), answer: z.array(z.string()) })
export type Question = z.infer<typeof Question>

/** The frequently asked questions in the editors' order; empty before any is written. */
export const listQuestions = route({
  method: 'get',
  path: '/content/questions',
  input: Nothing,
  output: z.object({ questions: z.array(Question) }),
})
