import { Question } from '#contracts/questions.ts'
import { SocialAccount } from '#contracts/shell.ts'
import { findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { paragraphsOf } from './content/paragraphs.ts'
import { cached } from '#plugins/kit/storage/cached.ts'

/** The chain's accounts elsewhere, in the editors' order. Every page asks for them. */
export const socialAccounts = cached('social accounts', async (context) => {
  const documents = await findAll(context, 'social-accounts', {}, { sort: 'place' })
  return documents.map(({ name, url }) => SocialAccount.parse({ name, url }))
})

/** What is asked often, in the editors' order. */
export async function findQuestions(context: WithPayload): Promise<Question[]> {
  const documents = await findAll(context, 'questions', {}, { sort: 'place' })
  return documents.map(({ question, answer }) => {
    return Question.parse({ question, answer: paragraphsOf(answer) })
  })
}
