import type * as z from 'zod/mini'
import type { readSchedule } from '#contracts/releases.ts'
import { findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { openReleases, TASK } from '../schedule/repository.ts'

/** What is planned of a page, and when the scheduler last went through releases. */
export async function scheduleOf(
  context: WithPayload,
  page: string | undefined,
): Promise<z.infer<typeof readSchedule.output>> {
  const [open, task] = await Promise.all([
    openReleases.read(context),
    findOne(context, 'scheduled-tasks', { name: { equals: TASK } }, ['endedAt']),
  ])
  const planned = open.flatMap(({ id, name, state, goesLiveAt, comesBackAt, pages }) => {
    const row = (pages ?? []).find((one) => String(one.page) === page)
    if (!row) return []
    const { action, takenAt } = row
    return [
      {
        id: String(id),
        name,
        state: state ?? ('planned' as const),
        goesLiveAt,
        comesBackAt: comesBackAt ?? null,
        action,
        takenAt: takenAt ?? null,
      },
    ]
  })
  return { planned, ranAt: task?.endedAt ?? null }
}
