import { steps } from '#plugins/kit/work/steps.ts'
import { endAgreement } from './act.ts'
import { agreementPdf } from './agreement-pdf.ts'
import { openedDay } from './day-repository.ts'
import {
  type AgreementNews,
  notifyCode,
  notifyDecided,
  notifyOfAgreement,
  notifyOfDay,
  notifyOfWish,
  notifyWithdrawn,
} from './emails/letters.ts'
import { keepPaper, opened } from './repository.ts'
import { openedRequisition } from './requisition-repository.ts'

/** The steps of an agreement with a company: its paper, its letters, and its end after its last day. */
export const agreementSteps = steps('company-agreements', {
  /** Freezes the paper as it was signed. */
  document: {
    isInAnswer: true,
    run: (req, stored) => keepPaper(stored.number, () => agreementPdf(req, opened(req, stored))),
  },
  /** Sends the letter of one piece of news. */
  tell: {
    waitsFor: ['document'],
    run: (req, stored, of) => notifyOfAgreement(req, opened(req, stored), of as AgreementNews),
  },
  end: { run: (req, stored) => endAgreement(req, opened(req, stored)) },
})

/** The letters to the company that wishes an eye-health day: the receipt, and the answer. */
export const daySteps = steps('eye-health-days', {
  receipt: { run: (req, stored) => notifyOfWish(req, openedDay(req, stored)) },
  answer: { run: (req, stored) => notifyOfDay(req, openedDay(req, stored)) },
})

/** The letters of a requisition: its code, that it was taken back, and what a store has answered. */
export const requisitionSteps = steps('requisitions', {
  code: { run: (req, stored) => notifyCode(req, openedRequisition(req, stored)) },
  withdrawn: { run: (req, stored) => notifyWithdrawn(req, openedRequisition(req, stored)) },
  decided: { run: (req, stored) => notifyDecided(req, openedRequisition(req, stored)) },
})
