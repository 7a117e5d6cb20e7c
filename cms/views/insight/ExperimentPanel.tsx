import { Link } from '@payloadcms/ui'
import type { Difference, ExperimentReport, Interval } from '#domain/experiments/verdict.ts'
import type { ReportedExperiment } from '#plugins/insight/experiment-reports.ts'
import { TableHead } from '../TableHead.tsx'
import { listPath } from '../admin-path.ts'
import { formatInstant, hundredths, wholeNumber } from '../format.ts'
import { t } from '../text.ts'

/** One experiment: its groups side by side, and whether one of them has won. */
export function ExperimentPanel({ reported: { experiment, state, report } }: { reported: ReportedExperiment }) {
  const { key, name, goal, from, until } = experiment
  const id = `experiment-${key}`
  const moments = { from: instantOf(from), until: instantOf(until) }
  return (
    <section className="admin-panel" aria-labelledby={id}>
      <div className="admin-panel__head">
        <h2 id={id}>{name}</h2>
        <span>{t(`experiments.states.${state}`, moments)}</span>
        <Link href={listPath('experiments', [['key', 'equals', key]])} prefetch={false}>
          {t('experiments.open')}
        </Link>
      </div>
      <p>{t('experiments.goal', { goal: t(`experiments.goals.${goal}`) })}</p>
      {state !== 'planned' && (
        <>
          <p className="insight-verdict">{verdictText(report, state)}</p>
          {report.isLopsided && <p className="admin-hint--alarming">{t('experiments.lopsided')}</p>}
          <GroupTable report={report} />
        </>
      )}
    </section>
  )
}

/** Differences stand in it as soon as they say anything. */
function GroupTable({ report: { groups, verdict } }: { report: ExperimentReport }) {
  return (
    <table className="insight-table">
      <TableHead words="experiments" columns={['group', 'people', 'reached', 'rate', 'difference']} />
      <tbody>
        {groups.map(({ name, people, reached, rate, differences }) => (
          <tr key={name}>
            <th scope="row">{t(`experiments.strategies.${name}`)}</th>
            <td data-name={t('experiments.people')}>{wholeNumber(people)}</td>
            <td data-name={t('experiments.reached')}>{wholeNumber(reached)}</td>
            <td data-name={t('experiments.rate')}>{t('experiments.rate_of', inHundredths(rate))}</td>
            <td data-name={t('experiments.difference')}>
              {verdict.state === 'waiting' && '–'}
              {(verdict.state === 'waiting' ? [] : differences).map((difference) => (
                <span className="insight-difference" key={difference.than}>
                  {differenceText(difference)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function differenceText(difference: Difference): string {
  const than = t(`experiments.strategies.${difference.than}`).toLowerCase()
  const { share, low, high } = difference
  const values = { share: withSign(share), low: withSign(low), high: withSign(high) }
  return t('experiments.difference_of', { ...values, than })
}

function withSign(share: number): string {
  return share > 0 ? `+${hundredths(share)}` : hundredths(share)
}

function inHundredths({ share, low, high }: Interval) {
  return { share: hundredths(share), low: hundredths(low), high: hundredths(high) }
}

function verdictText({ verdict }: ExperimentReport, state: ReportedExperiment['state']): string {
  if (verdict.state === 'waiting') return t('experiments.verdicts.waiting', { count: verdict.missing })
  if (verdict.state === 'open') return t(`experiments.verdicts.${state === 'ended' ? 'open_ended' : 'open'}`)
  return t('experiments.verdicts.won', { group: t(`experiments.strategies.${verdict.group}`) })
}

function instantOf(ms: number): string {
  return formatInstant(new Date(ms).toISOString())
}
