import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { instructionsLetter } from './emails/instructions.ts'
import { receivedLetter } from './emails/received.ts'
import { noteLetter, type Withdrawal } from './repository.ts'

/** Confirms that a declaration has come, with its content and its moment. Repeated, it posts one letter. */
export async function postReceipt(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, declared, owesReceipt } = withdrawal
  if (!owesReceipt) return
  await enqueueLetter(req, `withdrawal ${ref} received`, await receivedLetter(req, withdrawal, declared))
  await noteLetter(req, ref, { owesReceipt: false })
}

/** Tells how the goods come back. Repeated, it posts one letter. */
export async function postInstructions(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, declared, owesInstructions } = withdrawal
  if (!owesInstructions) return
  await enqueueLetter(req, `withdrawal ${ref} instructions`, await instructionsLetter(req, withdrawal, declared))
  await noteLetter(req, ref, { owesInstructions: false })
}
