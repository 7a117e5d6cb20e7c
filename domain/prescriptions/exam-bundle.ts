import type { Acuity, ExamRecord, PrescriptionVersion } from '#contracts/exam-records.ts'
import type { SavedPrescription } from '#contracts/kept-prescriptions.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { SIDES, valuesPerEye, type Side } from './per-eye.ts'

/** Who was examined, as the booking has it. ISO day. */
export interface Examined {
  name: string
  birthDate: string
}

/** Which visit it was, and when the export is made. */
interface Visit {
  number: string
  madeAt: string
}

type Bundle = Record<string, unknown> & { resourceType: 'Bundle' }
type Resource = Record<string, unknown> & { resourceType: string }

/** Of acuity by a Snellen chart. Only codes that LOINC itself lists are given; all else is written in words. */
const LOINC = {
  uncorrected: { right: '79882-7', left: '79883-5' },
  corrected: { right: '79880-1', left: '79881-9' },
}
const DIOPTERS = { unit: 'D', system: 'http://unitsofmeasure.org', code: '[diop]' }
const MILLIMETERS = { unit: 'mm', system: 'http://unitsofmeasure.org', code: 'mm' }

/**
 * A prescription and what was measured beside it as a FHIR R4 Bundle of type `collection`, for the patient record of the chain.
 * `docs/exam-export.md` says what each field is. What was corrected stands in it as it read before, marked
 * `entered-in-error`, and as it reads now, `amended`, with who corrected it, when and why.
 */
export function examBundle(opened: SavedPrescription, person: Examined, { number, madeAt }: Visit): Bundle {
  const { addedAt, signedBy, glasses, exam, versions } = opened
  const read = versions.length > 0 ? versions : [{ at: addedAt, by: signedBy, why: null, glasses, exam }]
  const resources = [
    { resourceType: 'Patient', id: 'patient', name: [{ text: person.name }], birthDate: person.birthDate },
    ...read.flatMap((version, at) => resourcesOf(opened, version, { at, isLast: at === read.length - 1 })),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    identifier: { value: `${number}/${opened.ref}` },
    timestamp: madeAt,
    entry: resources.map((resource) => ({ resource })),
  }
}

/** Which of the versions one is. */
interface Place {
  at: number
  isLast: boolean
}

function resourcesOf(opened: SavedPrescription, version: PrescriptionVersion, place: Place): Resource[] {
  const { examinedOn } = opened
  const common = {
    subject: { reference: 'Patient/patient' },
    ...(examinedOn && { effectiveDateTime: examinedOn }),
    issued: version.at,
    performer: [{ display: version.by ?? '' }],
    status: place.isLast ? (place.at > 0 ? 'amended' : 'final') : 'entered-in-error',
    ...(version.why && { note: [{ authorString: version.by ?? '', time: version.at, text: version.why }] }),
  }
  const observed = [...distancesOf(version.glasses), ...(version.exam ? measurementsOf(version.exam) : [])]
  return [
    prescriptionOf(opened, version, place),
    ...observed.map(({ name, ...measured }) => ({
      resourceType: 'Observation',
      id: `${name}-${place.at + 1}`,
      ...common,
      ...measured,
    })),
  ]
}

function prescriptionOf(
  { examinedOn, addedAt, lenses }: SavedPrescription,
  { at, by, glasses }: PrescriptionVersion,
  place: Place,
): Resource {
  return {
    resourceType: 'VisionPrescription',
    id: `prescription-${place.at + 1}`,
    status: place.isLast ? 'active' : 'entered-in-error',
    created: at,
    patient: { reference: 'Patient/patient' },
    dateWritten: examinedOn ?? addedAt,
    prescriber: { display: by ?? '' },
    lensSpecification: glasses
      ? SIDES.map((eye) => spectacleLens(eye, glasses))
      : SIDES.flatMap((eye) => {
          const values = lenses?.[eye]
          if (!lenses || !values) return []
          const { power, baseCurve, diameter, cylinder, axis, addition } = values
          const reported = { power, backCurve: baseCurve, diameter, cylinder, axis, add: addition }
          const numbers = Object.entries(reported).filter(([, value]) => typeof value === 'number')
          return [{ product: productOf('contact'), eye, ...Object.fromEntries(numbers), brand: lenses.name }]
        }),
  }
}

function spectacleLens(eye: Side, glasses: GlassesPrescription) {
  const { sphere, cylinder, axis, addition } = valuesPerEye(glasses)[eye]
  return {
    product: productOf('lens'),
    eye,
    sphere,
    ...(cylinder !== 0 && { cylinder, axis }),
    ...(addition !== 0 && { add: addition }),
    ...(glasses.note && { note: [{ text: glasses.note }] }),
  }
}

const productOf = (code: 'lens' | 'contact') => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct', code }],
})

interface Measurement {
  name: string
  code: { text: string; coding?: { system: string; code: string }[] }
  bodySite?: { text: string }
  [value: string]: unknown
}

/** From the nose to each pupil, which a VisionPrescription has no element for. */
function distancesOf(glasses: GlassesPrescription | null): Measurement[] {
  const eyes = glasses && valuesPerEye(glasses)
  return SIDES.flatMap((side) => {
    const value = eyes?.[side].pupillaryDistance
    if (!value) return []
    const code = { text: 'Monocular pupillary distance' }
    return [{ name: `distance-${side}`, code, bodySite: { text: EYE[side] }, valueQuantity: { value, ...MILLIMETERS } }]
  })
}

const EYE = { right: 'Right eye', left: 'Left eye' }

function measurementsOf(exam: ExamRecord): Measurement[] {
  const { binocular, pupillaryDistance } = exam
  return [
    ...SIDES.flatMap((side) => eyeMeasurements(side, exam)),
    ...(binocular === null
      ? []
      : [{ name: 'binocular', code: { text: 'Visual acuity corrected, both eyes' }, ...acuityValue(binocular) }]),
    ...(pupillaryDistance === null
      ? []
      : [
          {
            name: 'pupillary-distance',
            code: { text: 'Pupillary distance' },
            valueQuantity: { value: pupillaryDistance, ...MILLIMETERS },
          },
        ]),
  ]
}

function eyeMeasurements(side: Side, exam: ExamRecord): Measurement[] {
  const { objective } = exam[side]
  const bodySite = { text: EYE[side] }
  const acuities = (['uncorrected', 'corrected'] as const).flatMap((kind): Measurement[] => {
    const acuity = exam[side][kind]
    if (acuity === null) return []
    const coding = [{ system: 'http://loinc.org', code: LOINC[kind][side] }]
    return [
      { name: `${kind}-${side}`, code: { coding, text: `Visual acuity ${kind}` }, bodySite, ...acuityValue(acuity) },
    ]
  })
  if (!objective) return acuities
  const component = [
    { code: { text: 'Sphere' }, valueQuantity: { value: objective.sphere, ...DIOPTERS } },
    { code: { text: 'Cylinder' }, valueQuantity: { value: objective.cylinder, ...DIOPTERS } },
    { code: { text: 'Axis' }, valueQuantity: { value: objective.axis, unit: 'degree', ...DEGREES } },
  ]
  return [
    ...acuities,
    { name: `objective-${side}`, code: { text: 'Objective refraction, autorefractor' }, bodySite, component },
  ]
}

const DEGREES = { system: 'http://unitsofmeasure.org', code: 'deg' }

/** A decimal has no unit, which UCUM writes as 1. */
function acuityValue(acuity: Acuity): Record<string, unknown> {
  if (typeof acuity === 'number') return { valueQuantity: { value: acuity, system: DEGREES.system, code: '1' } }
  return { valueCodeableConcept: { text: acuity.replaceAll('_', ' ') } }
}
