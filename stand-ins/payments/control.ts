import { wholeNumber } from '../kit/request.ts'

/** The behaviors for a payment. */
export const PAYMENT_MODES = {
  normal: 'Toimi tavallisesti',
  decline: 'Hylkää maksu',
  'delay-webhook': 'Ilmoita kauppaan myöhässä (s)',
  'repeat-webhook': 'Ilmoita kauppaan monta kertaa yhtä aikaa',
  'no-webhook': 'Palauta asiakas, älä ilmoita kauppaan',
  'no-return': 'Ilmoita kauppaan, älä palauta asiakasta',
  pending: 'Jätä vireille (pending), hyväksy myöhemmin (s)',
  delayed: 'Jätä viiveelle (delayed), hyväksy myöhemmin (s)',
  'pending-then-fail': 'Jätä vireille, hylkää myöhemmin (s)',
  'never-answer': 'Luo maksu, mutta älä koskaan vastaa kaupalle',
  'error-500': 'Vastaa rajapintaan 500',
} as const

/** The behaviors for a refund. */
export const REFUND_MODES = {
  'refund-normal': 'Palauta raha heti',
  'refund-fails': 'Kieltäydy palautuksesta (400)',
  'refund-pending': 'Jätä palautus vireille, hyväksy myöhemmin (s)',
  'refund-pending-then-fail': 'Jätä palautus vireille, hylkää myöhemmin (s)',
  'refund-lost-answer': 'Palauta raha, mutta vastaa 500 äläkä ilmoita kauppaan',
} as const

/** The behaviors for a charge of a saved card. */
export const CHARGE_MODES = {
  'charge-normal': 'Veloita tallennettu kortti',
  'charge-declined': 'Hylkää tallennetun kortin veloitus, kate ei riitä (400)',
  'charge-card-closed': 'Hylkää tallennetun kortin veloitus, kortti on suljettu (400)',
  'charge-needs-payer': 'Vaadi maksajan vahvistus, jos hän on läsnä (403)',
  'charge-lost-hold': 'Varaa kate tallennetulta kortilta, mutta vastaa 500',
  'charge-lost-commit': 'Veloita varattu kate, mutta vastaa 500',
  'charge-commit-declined': 'Varaa kate, mutta hylkää sen veloitus (400)',
  'charge-lost-answer': 'Veloita tallennettu kortti, mutta vastaa 500',
  'charge-never-answer': 'Veloita tallennettu kortti, mutta älä koskaan vastaa',
} as const

/** Behaviors that can still be set for an open payment. */
export const LATE_MODES = Object.keys(PAYMENT_MODES).filter(
  (mode) => mode !== 'never-answer' && mode !== 'error-500',
) as PaymentMode[]

export type PaymentMode = keyof typeof PAYMENT_MODES
export type RefundMode = keyof typeof REFUND_MODES
export type ChargeMode = keyof typeof CHARGE_MODES
export type AnyMode = PaymentMode | RefundMode | ChargeMode

export const ALL_MODES = { ...PAYMENT_MODES, ...REFUND_MODES, ...CHARGE_MODES }

export interface Control<Mode extends string = PaymentMode> {
  mode: Mode
  /** The delay, for late modes. */
  seconds: number
  /** The number of callbacks, for `repeat-webhook`. */
  times: number
}

export interface ControlRequest {
  control: Control<AnyMode>
  applies: 'next' | 'all'
  transactionId: string | null
}

/** Parses a behavior, or gives the problem with it. */
export function readControl(fields: Record<string, unknown>): ControlRequest | { problem: string } {
  const { mode, applies = 'next', transactionId = null } = fields
  const seconds = wholeNumber(fields['seconds'], 10, 0, 86_400)
  const times = wholeNumber(fields['times'], 3, 1, 50)
  if (typeof mode !== 'string' || !(mode in ALL_MODES))
    return { problem: `mode must be one of ${Object.keys(ALL_MODES).join(', ')}` }
  if (applies !== 'next' && applies !== 'all') return { problem: 'applies must be next or all' }
  if (seconds === null) return { problem: 'seconds must be a whole number from 0 to 86400' }
  if (times === null) return { problem: 'times must be a whole number from 1 to 50' }
  if (transactionId !== null && !(LATE_MODES as string[]).includes(mode))
    return { problem: `an open payment can be given ${LATE_MODES.join(', ')}` }
  const control = { mode: mode as AnyMode, seconds, times }
  return { control, applies, transactionId: transactionId === null ? null : String(transactionId) }
}

export const NORMAL: Control = { mode: 'normal', seconds: 10, times: 3 }
export const NORMAL_CHARGE: Control<ChargeMode> = { mode: 'charge-normal', seconds: 10, times: 3 }
export const NORMAL_REFUND: Control<RefundMode> = { mode: 'refund-normal', seconds: 10, times: 3 }
