'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { filterCategories, notForDriving } from '#domain/lenses/filter-category.ts'
import { lensProblem } from '#domain/lenses/lens-problem.ts'
import { lensFactsOf, lensSeatOf } from '#domain/lenses/lens-seat.ts'
import { readRows } from '../read-rows.ts'
import { sentenceOf, t } from '../text.ts'

type StoredFrame = Parameters<typeof lensSeatOf>[0]
type StoredLenses = Parameters<typeof lensFactsOf>[0]

/** What of a stored lens package decides into which frames it can be ground. */
const Lenses = z.custom<StoredLenses & { name: string; lensKind: Parameters<typeof lensProblem>[1]['kind'] | null }>()

/** A field of the form as it is typed. */
const useTyped = (name: string) => useFormFields(([fields]) => fields[name]?.value)

/** The filter category that follows from the light that passes, and when one may not drive. */
export function FilterCategoryNow() {
  const [lightest, darkened] = [useTyped('transmission'), useTyped('darkenedTransmission')]
  const isPhotochromic = Boolean(useTyped('isPhotochromic'))
  if (typeof lightest !== 'number') return null
  const darkest = isPhotochromic && typeof darkened === 'number' ? darkened : lightest
  const categories = filterCategories(lightest, darkest)
  const driving = notForDriving(darkest)
  if (categories.length === 0) return <p className="admin-hint admin-hint--alarming">{t('lenses.no_category')}</p>
  return (
    <p className="admin-hint" aria-live="polite">
      {t('lenses.category', { category: [...new Set([categories[0], categories.at(-1)])].join('–') })}{' '}
      {driving && t(`lenses.driving.${driving}`)}
    </p>
  )
}

/** The lens packages that suit the frame as it is typed, and those that do not, with why. */
export function SuitedLensesNow() {
  const frame = {
    takesLenses: useTyped('takesLenses'),
    sport: useTyped('sport'),
    shape: useTyped('shape'),
    rim: useTyped('rim'),
    baseCurve: useTyped('baseCurve') ?? null,
    impact: useTyped('impact'),
    suitableFor: useTyped('suitableFor'),
  } as StoredFrame
  const packages = usePackages()
  const lensSeat = lensSeatOf(frame)
  if (!lensSeat || !packages) return null
  const judged = packages.flatMap(({ name, lensKind, ...stored }) => {
    const facts = lensFactsOf(stored)
    const problem = facts && lensKind && lensProblem({ lensSeat, lensHeight: null }, { ...facts, kind: lensKind })
    return facts && lensKind ? [{ name, problem }] : []
  })
  const suited = judged.filter(({ problem }) => !problem)
  const codes = [...new Set(judged.flatMap(({ problem }) => problem?.code ?? []))]
  const namesOf = (code?: string) => judged.filter(({ problem }) => problem?.code === code).map(({ name }) => name)
  return (
    <div className="admin-hint" aria-live="polite">
      <p>{suited.length > 0 ? t('lenses.suited', { names: namesOf().join(' · ') }) : t('lenses.none')}</p>
      {codes.map((code) => (
        <p key={code}>
          {t('lenses.unsuited', { names: namesOf(code).join(' · ') })} {sentenceOf({ code, details: {} })}
        </p>
      ))}
    </div>
  )
}

/** The stored lens packages, read once. */
function usePackages(): z.output<typeof Lenses>[] | undefined {
  const [packages, setPackages] = useState<z.output<typeof Lenses>[]>()
  useEffect(() => {
    const aborter = new AbortController()
    const question = 'where[category][equals]=ground_lenses&sort=rank&depth=0'
    void readRows(`/api/articles?${question}`, Lenses, aborter.signal).then((found) => found && setPackages(found))
    return () => aborter.abort()
  }, [])
  return packages
}
