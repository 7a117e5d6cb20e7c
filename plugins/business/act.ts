import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { actOnAgreement } from '#contracts/business.ts'
import { afterAction, endedAgreement } from '#domain/business/agreement.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { agreementNumbered, changeAgreement, type Agreement } from './repository.ts'

type Asked = z.output<(typeof actOnAgreement)['input']> & { who: string }

/**
 * Applies an action of staff to an agreement and notifies the company by letter. A notice ends the agreement after its
 * last day.
 */
export async function actOn(
  req: PayloadRequest,
  { number, version, deed: action, note, who }: Asked,
): Promise<Agreement> {
  const agreement = await agreementNumbered(req, number)
  if (agreement.version !== version) throw new Refusal('business.agreement_changed')
  const state = afterAction(agreement, action, today())
  const isNotice = state.endsOn !== null && action !== 'refuse'
  const ends = isNotice ? [{ step: 'end', at: helsinkiInstant(plusDays(state.endsOn ?? '', 1), '00:00') }] : []
  const changed = await changeAgreement(req, agreement, {
    state,
    event: { what: action, who, note },
    steps: [{ step: 'tell', of: action }, ...ends],
  })
  await runSteps(req, 'company-agreements', changed)
  return changed
}

/** Ends an agreement whose last day is over. Repeated, it ends it once. */
export async function endAgreement(req: PayloadRequest, agreement: Agreement): Promise<void> {
  const state = endedAgreement(agreement, today())
  if (!state) return
  const event = { what: 'ended' as const, who: '', note: '' }
  const ended = await changeAgreement(req, agreement, { state, event, steps: [{ step: 'tell', of: 'ended' }] })
  await runSteps(req, 'company-agreements', ended)
}
