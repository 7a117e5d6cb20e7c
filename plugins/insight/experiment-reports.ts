import { Participants } from '#domain/insight/participants.ts'
import { reportOf, type ExperimentReport } from '#domain/experiments/verdict.ts'
import { eventsSince } from '#plugins/behavior/repository.ts'
import { experiments, type Experiment } from '#plugins/experiments/repository.ts'
import { now } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** Experiments that are reported at once, the latest. */
const REPORTED = 5
/** Events of one experiment at most; of more the latest count. */
const MOST_EVENTS = 300_000

export interface ReportedExperiment {
  experiment: Experiment
  state: 'planned' | 'running' | 'ended'
  report: ExperimentReport
}

/** The latest experiments, with what each says now. */
export async function experimentReports(context: WithPayload): Promise<ReportedExperiment[]> {
  const latest = (await experiments.read(context)).slice(0, REPORTED)
  const reports: ReportedExperiment[] = []
  for (const experiment of latest) reports.push(await reportFor(context, experiment))
  return reports
}

async function reportFor(context: WithPayload, experiment: Experiment): Promise<ReportedExperiment> {
  const { key, groups, goal, from, until } = experiment
  const instant = now().getTime()
  const participants = new Participants(key, groups, goal)
  const since = { since: from, most: MOST_EVENTS }
  const events = from > instant ? [] : await eventsSince(context, experiment, since)
  for (const event of events) if (event.at < until) participants.add(event)
  const shares = groups.map(({ share }) => share)
  const state = from > instant ? 'planned' : instant < until ? 'running' : 'ended'
  return { experiment, state, report: reportOf(participants.results(), shares) }
}
