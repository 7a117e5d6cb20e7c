import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { bookLabel } from './book-label.ts'
import { giveCode, giveMoney } from './confirm-return.ts'
import { endWithdrawnSubscriptions } from './end-subscriptions.ts'
import { instructionsLetter } from './emails/instructions.ts'
import { receivedLetter } from './emails/received.ts'
import { toWithdrawal, type Withdrawal, type WithdrawalStep } from './repository.ts'

/** What is done for a declaration. None waits for another: a letter that cannot be written holds back no money. */
export const withdrawalSteps = steps<'withdrawals', WithdrawalStep>('withdrawals', {
  receipt: { run: (req, stored) => postReceipt(req, toWithdrawal(req, stored)) },
  instructions: { run: (req, stored) => postInstructions(req, toWithdrawal(req, stored)) },
  label: { run: (req, stored) => bookLabel(req, toWithdrawal(req, stored)), isInAnswer: true },
  refund: { run: (req, stored) => giveMoney(req, toWithdrawal(req, stored)), isInAnswer: true },
  end: { run: (req, stored) => endWithdrawnSubscriptions(req, toWithdrawal(req, stored)) },
  code: { run: (req, stored) => giveCode(req, toWithdrawal(req, stored)), isInAnswer: true },
})

/** Confirms that a declaration has come, with its content and its moment. */
async function postReceipt(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, declared } = withdrawal
  await enqueueLetter(req, `withdrawal ${ref} received`, await receivedLetter(req, withdrawal, declared))
}

/** Mails how the goods come back. */
async function postInstructions(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, declared } = withdrawal
  await enqueueLetter(req, `withdrawal ${ref} instructions`, await instructionsLetter(req, withdrawal, declared))
}
