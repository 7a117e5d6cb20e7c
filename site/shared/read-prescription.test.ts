import { describe, expect, test } from 'vitest'
import { readPrescription } from './read-prescription.ts'

const today = '2026-11-21'

describe('reading a typed prescription', () => {
  test('gives a complete one in the flat form of the API', () => {
    const { prescription, problems } = read()
    expect(problems).toEqual([])
    expect(prescription).toMatchObject({
      rightSphere: -1.25,
      leftCylinder: -0.5,
      leftAxis: 90,
      rightPupillaryDistance: 31.5,
    })
  })

  test('divides one distance for both eyes into halves', () => {
    const { prescription, problems } = read({ 'right-pupillaryDistance': '63', 'left-pupillaryDistance': '' })
    expect(problems).toEqual([])
    expect(prescription).toMatchObject({ rightPupillaryDistance: 31.5, leftPupillaryDistance: 31.5 })
  })

  test.each([
    [{ 'right-sphere': '' }, 'right-sphere', 'missing.sphere'],
    [{ 'right-sphere': '-1,3' }, 'right-sphere', 'unreadable.sphere'],
    [{ 'left-axis': '181' }, 'left-axis', 'unreadable.axis'],
    [{ 'left-axis': '' }, 'left-axis', 'prescription.axis_missing'],
    [{ 'left-cylinder': '' }, 'left-axis', 'prescription.cylinder_missing'],
    [{ 'left-sphere': '–' }, 'left-sphere', 'missing.sphere'],
    [{ 'left-pupillaryDistance': '62' }, 'left-pupillaryDistance', 'unreadable.pupillaryDistance'],
    [
      { 'right-pupillaryDistance': '', 'left-pupillaryDistance': '' },
      'right-pupillaryDistance',
      'prescription.pd_missing',
    ],
    [{ 'right-sphere': '+4,25' }, 'right-sphere', 'prescription.too_strong'],
    [{ examinedOn: '' }, 'examinedOn', 'missing.examinedOn'],
    [{ examinedOn: '2026-02-31' }, 'examinedOn', 'missing.examinedOn'],
    [{ examinedOn: '2026-13-01' }, 'examinedOn', 'missing.examinedOn'],
    [{ examinedOn: '2025-01-01' }, 'examinedOn', 'prescription.too_old'],
    [{ recent: undefined }, 'recent', 'missing.recent'],
  ])('reports for %j at the field %s the problem %s', (differences, field, code) => {
    expect(read(differences).problems).toEqual([expect.objectContaining({ field, code })])
  })

  test('checks each eye separately, and lists the problems in the order of the form', () => {
    const { problems } = read({ 'right-sphere': '5', 'left-sphere': 'x' })
    expect(problems.map(({ code }) => code)).toEqual(['prescription.too_strong', 'unreadable.sphere'])
  })

  test('drops the axis beside a cylinder of 0', () => {
    const { prescription, problems } = read({ 'left-cylinder': '0,00', 'left-axis': '90' })
    expect([prescription.leftAxis, problems]).toEqual([0, []])
  })

  test('gives the reasons why it is unusual', () => {
    expect(read({ 'left-sphere': '+1,5' }).unusual).toEqual(['sign_flip', 'eyes_differ'])
  })
})

function read(differences: Record<string, string | undefined> = {}) {
  const typed = {
    'right-sphere': '-1,25',
    'right-pupillaryDistance': '31,5',
    'left-sphere': '−1.50',
    'left-cylinder': '-0,5',
    'left-axis': '90',
    'left-pupillaryDistance': '32',
    examinedOn: '2026-05-04',
    recent: 'on',
    ...differences,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) if (value !== undefined) form.set(name, value)
  return readPrescription(form, today)
}
