'use client'
import type { LensFigures as Figures } from '#contracts/order-handling.ts'
import { t } from '../text.ts'

/** Text of a number as Finnish has it. */
const decimal = (value: number) => String(value).replace('.', ',').replace('-', '−')

const COLUMNS: [name: string, write: (eye: Figures['eyes'][number]) => string][] = [
  ['decentration', ({ decentration }) => decimal(decentration)],
  ['blank', ({ blank, neededBlank }) => (blank === null ? t('optics.needed', { blank: neededBlank }) : String(blank))],
  ['height', ({ fittingHeight }) => decimal(fittingHeight)],
  ['center', ({ center }) => (center === null ? '–' : decimal(center))],
  ['edge', ({ edge }) => (edge === null ? '–' : `${decimal(edge.from)}–${decimal(edge.to)}`)],
  ['weight', ({ weight }) => (weight === null ? '–' : decimal(weight))],
]

/** How the lenses come out in their frame, computed from their values: what an optician compares before grinding. */
export function LensFigures({ figures: { frame, eyes, marks } }: { figures: Figures }) {
  const { lensWidth, bridge, lensHeight } = frame
  const name = t('optics.frame', {
    size: `${decimal(lensWidth)}□${decimal(bridge)}`,
    height: decimal(lensHeight),
  })
  return (
    <>
      <p>{name}</p>
      <div className="admin-paper__scroll" tabIndex={0} role="region" aria-label={t('optics.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('prescription.eye')}</th>
              {COLUMNS.map(([column]) => (
                <th key={column} scope="col">
                  {t(`optics.${column}`)}
                  <small>{t(`optics.${column}_long`)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {eyes.map((each) => (
              <tr key={each.eye}>
                <th scope="row">{t(`prescription.${each.eye}`)}</th>
                {COLUMNS.map(([column, write]) => (
                  <td key={column}>{write(each)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {marks.length > 0 && (
        <div className="admin-paper__unusual">
          <strong>{t('optics.marks')}</strong>
          <ul>
            {marks.map((mark) => (
              <li key={mark}>{t(`optics.mark.${mark}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
