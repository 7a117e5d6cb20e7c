/** The behaviors of the clinics' booking. */
export const DOCTOR_MODES = {
  normal: 'Vastaa tavallisesti',
  outage: 'Ei ota mitään vastaan (503)',
  taken: 'Aika ehti mennä toiselle (409)',
  slow: 'Vastaa hitaasti (s)',
  late: 'Tekee työn heti ja vastaa myöhässä (s)',
  gone: 'Katkaisee yhteyden tekemättä mitään',
  lost: 'Tekee työn, mutta vastaus katoaa matkalla',
  twice: 'Antaa saman ajan kahdelle, varaa kahdesti ja hukkaa vastauksen',
} as const

/** The calls that an order may be about. */
export const DOCTOR_STEPS = {
  any: 'Kaikkia kutsuja',
  times: 'Vapaiden aikojen hakua',
  hold: 'Ajan pitämistä',
  confirm: 'Vahvistamista',
  read: 'Varauksen lukemista',
  release: 'Ajan vapauttamista',
  cancel: 'Perumista',
} as const

export type DoctorStep = Exclude<keyof typeof DOCTOR_STEPS, 'any'>

export interface DoctorControl {
  mode: keyof typeof DOCTOR_MODES
  step: keyof typeof DOCTOR_STEPS
  seconds: number
}

export const NORMAL: DoctorControl = { mode: 'normal', step: 'any', seconds: 0 }
