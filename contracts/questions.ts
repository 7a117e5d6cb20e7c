import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** Something that shoppers ask often, and the answer in paragraphs. */
export const Question = z.object({ question: z.string(), answer: z.array(z.string()) })
export type Question = z.infer<typeof Question>

/** What is asked often, in the editors' order; empty where nothing is written yet. */
export const listQuestions = route({
  method: 'get',
  path: '/content/questions',
  input: Nothing,
  output: z.object({ questions: z.array(Question) }),
})
