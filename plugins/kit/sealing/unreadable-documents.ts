import { createUnlessTaken, findAll, type WithPayload } from '../storage/documents.ts'

/** Names an unreadable document to staff and in the log: once, until an admin deletes the name. */
export async function noteUnreadable(context: WithPayload, document: string, cause: unknown): Promise<void> {
  const { logger } = context.payload
  try {
    const isNew = await createUnlessTaken(context, 'unreadable-documents', { document })
    if (isNew) logger.error({ err: cause, document }, 'A sealed value is unreadable')
  } catch (problem) {
    logger.error({ err: problem, document }, 'An unreadable document could not be noted')
  }
}

/** The names of unreadable documents, such as `orders 12`, the latest first. */
export async function namesOfUnreadable(context: WithPayload): Promise<string[]> {
  const found = await findAll(context, 'unreadable-documents', {}, { sort: '-id' })
  return found.map(({ document }) => document)
}
