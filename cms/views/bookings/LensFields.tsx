'use client'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { PrescribedLenses } from '#contracts/booking-handling.ts'
import { getArticle } from '#contracts/catalog.ts'
import type { LensAxis } from '#contracts/contact-lenses.ts'
import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'
import { SIDES, type Side } from '#domain/prescriptions/per-eye.ts'
import { Choice } from '../Choice.tsx'
import { readRows } from '../read-rows.ts'
import { t } from '../text.ts'

const LENSES = `/api/articles?${new URLSearchParams({
  'where[category][equals]': 'contact_lenses',
  'where[isPublished][equals]': 'true',
  'select[number]': 'true',
  'select[title]': 'true',
  sort: 'title',
  depth: '0',
})}`
const Listed = z.object({ number: z.int(), title: z.string() })

type TypedEye = Partial<Record<LensAxisName, string>>

interface TypedLenses {
  article: string
  axes: LensAxis[]
  eyes: Record<Side, TypedEye>
}

export const noLenses: TypedLenses = { article: '', axes: [], eyes: { right: {}, left: {} } }

/** Contact lenses by the article that was fitted, with its values for each eye that has one. */
export function LensFields({ typed, onChange }: { typed: TypedLenses; onChange: (typed: TypedLenses) => void }) {
  const [articles, setArticles] = useState<z.infer<typeof Listed>[]>([])
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void readRows(LENSES, Listed).then((found) => {
      setMissing(!found)
      setArticles(found ?? [])
    })
  }, [])

  async function choose(article: string): Promise<void> {
    onChange({ ...noLenses, article })
    if (article === '') return
    const found = await read(`/api${getArticle.path.replace(':id', article)}`, getArticle.output)
    setMissing(!found)
    onChange({ ...noLenses, article, axes: found?.data.lensChoice?.axes ?? [] })
  }

  const options = articles.map(({ number, title }) => ({ value: String(number), label: title }))
  return (
    <>
      <Choice
        label={t('bookings.write.article')}
        value={typed.article}
        options={[{ value: '', label: t('bookings.write.no_lenses') }, ...options]}
        onChange={(article) => void choose(article)}
      />
      {isMissing && <p role="alert">{t('bookings.write.lenses_missing')}</p>}
      {typed.axes.length > 0 &&
        SIDES.map((side) => (
          <fieldset key={side} className="admin-write__eye">
            <legend>{t(`prescription.${side}`)}</legend>
            {typed.axes.map(({ name, values }) => (
              <Choice
                key={name}
                label={t(`bookings.axis.${name}`)}
                value={typed.eyes[side][name] ?? ''}
                options={[
                  { value: '', label: '–' },
                  ...values.map((value) => ({ value: String(value), label: written(value) })),
                ]}
                onChange={(value) =>
                  onChange({ ...typed, eyes: { ...typed.eyes, [side]: { ...typed.eyes[side], [name]: value } } })
                }
              />
            ))}
          </fieldset>
        ))}
    </>
  )
}

/** The lenses typed; undefined for none, and `incomplete` where an eye has some of its values. */
export function readLenses({ article, axes, eyes }: TypedLenses): PrescribedLenses | 'incomplete' | undefined {
  if (article === '') return undefined
  const [right, left] = SIDES.map((side) => readEye(axes, eyes[side]))
  if (right === undefined || left === undefined || (right === null && left === null)) return 'incomplete'
  return { articleId: Number(article), right, left }
}

/** Null of an eye without a lens, undefined of one that misses a value. An axis with one value needs no choosing. */
function readEye(axes: readonly LensAxis[], typed: TypedEye): LensParameters | null | undefined {
  if (Object.values(typed).every((value) => value === '')) return null
  const chosen = axes.map(({ name, values }) => {
    const only = values.length === 1 ? values[0] : undefined
    return [name, values.find((value) => String(value) === typed[name]) ?? only] as const
  })
  return chosen.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(chosen) as LensParameters)
}

const written = (value: number | string) =>
  typeof value === 'number' ? String(value).replace('.', ',').replace('-', '−') : value

async function read<Shape extends z.ZodMiniType>(address: string, shape: Shape): Promise<z.output<Shape> | undefined> {
  try {
    const answer = await fetch(address)
    return answer.ok ? shape.parse(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
