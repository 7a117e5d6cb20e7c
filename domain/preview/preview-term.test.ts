import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PreviewClaims } from '#contracts/preview.ts'
import { isPreviewOf, PREVIEW_MINUTES, previewEnd, problemWithPreview } from './preview-term.ts'

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

test('a preview lasts from half an hour to an hour, whenever it is opened', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const minutes = (Date.parse(previewEnd(now.toISOString())) - now.getTime()) / 60_000
      expect(minutes).toBeGreaterThan(PREVIEW_MINUTES / 2)
      expect(minutes).toBeLessThanOrEqual(PREVIEW_MINUTES)
    }),
  )
})

test('a preview is valid until it ends, for the member of staff who opened it', () => {
  fc.assert(
    fc.property(instants, fc.double({ min: 0, max: 300, noNaN: true }), fc.boolean(), (opened, minutes, isOwn) => {
      const claims = somePreview({ expiresAt: previewEnd(opened.toISOString()) })
      const now = minutesAfter(opened, minutes)
      const problem = problemWithPreview(claims, { staff: isOwn ? '7' : '8', now })
      const ofTerm = now < claims.expiresAt ? undefined : 'preview.expired'
      expect(problem).toBe(isOwn ? ofTerm : 'preview.other_staff')
    }),
  )
})

test('a preview with a longer term than the shop grants is refused as expired', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const claims = somePreview({ expiresAt: minutesAfter(now, PREVIEW_MINUTES + 1) })
  expect(problemWithPreview(claims, { staff: '7', now: now.toISOString() })).toBe('preview.expired')
})

test.each<[string, PreviewClaims, boolean]>([
  ['a preview of the page is accepted', somePreview({}), true],
  ['a preview of another page is refused', somePreview({ page: '13' }), false],
  ['a preview of the page in another language is refused', somePreview({ language: 'sv' }), false],
  [
    'a preview of the whole shop is refused',
    { kind: 'shop', at: '2026-12-01T06:00:00.000Z', staff: '7', expiresAt: '' },
    false,
  ],
])('%s', (_, claims, expected) => {
  expect(isPreviewOf(claims, { id: '12', language: 'fi' })).toBe(expected)
})

function somePreview(differences: Partial<Extract<PreviewClaims, { kind: 'page' }>>): PreviewClaims {
  const expiresAt = '2026-11-22T11:00:00.000Z'
  return { kind: 'page', page: '12', language: 'fi', staff: '7', expiresAt, ...differences }
}
