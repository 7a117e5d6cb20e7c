import type { PayloadRequest } from 'payload'
import { bookReturn } from '#plugins/deliveries/labels.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { giveCode, giveMoney } from './confirm-return.ts'
import { instructionsLetter, receivedLetter } from './emails/letters.ts'
import { endWithdrawnSubscriptions } from './end-subscriptions.ts'
import { noteLabel, toWithdrawal, type Withdrawal, type WithdrawalStep } from './repository.ts'

/** Books the parcel of a return that comes by post, once. Throws where the carrier does not answer. */
async function bookLabel(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, number, shipment, declared } = withdrawal
  if (shipment) return
  const { address } = (await orderNumbered(req, number)).bought.form
  const { street, zip, city } = address
  await noteLabel(req, ref, await bookReturn(number, { name: declared.name, email: declared.email, street, zip, city }))
}

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
