import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter, SEND } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { countWhere, findAll } from '#plugins/kit/storage/documents.ts'

/**
 * From this many unsent messages on, administrators get a mail: one wrong address is no alarm. Anything else that is
 * stuck needs staff at once.
 */
const MANY_MESSAGES = 5

/** A task that has failed so often in a row does not mend itself. */
const FAILING = 3

/** Mails administrators what the shop cannot do by itself: one letter a day at most, as long as it is so. */
export const alarmAdmins: ScheduledTask = {
  name: 'alarms',
  every: 3_600_000,
  async run(req) {
    const [all, failed, tasks] = await Promise.all([
      countWhere(req, 'stuck-steps', {}),
      countWhere(req, 'stuck-steps', { and: [{ collection: { equals: 'outbox' } }, { step: { equals: SEND } }] }),
      countWhere(req, 'scheduled-tasks', { failures: { greater_than_equal: FAILING } }),
    ])
    const stuck = all - failed
    const isWell = stuck === 0 && failed < MANY_MESSAGES
    if (isWell && tasks === 0) return 0
    const joined = { and: [{ roles: { in: ['admin'] } }, { invitedAt: { exists: false } }] }
    const admins = await findAll(req, 'staff', joined, { fields: ['email'] })
    const t = textOf(STAFF_LANGUAGE, 'staff')
    return oneByOne(admins, async ({ id, email }) => {
      const written = await letter(req, STAFF_LANGUAGE, {
        to: email,
        subject: t('alarm.subject'),
        paragraphs: [
          t('alarm.lead'),
          ...(stuck > 0 ? [t('alarm.stuck', { count: stuck })] : []),
          ...(failed > 0 ? [t('alarm.failed', { count: failed })] : []),
          ...(tasks > 0 ? [t('alarm.tasks', { count: tasks })] : []),
        ],
        links: [{ href: shopUrl('/admin'), label: t('alarm.link') }],
        footer: { lines: [textOf(STAFF_LANGUAGE, 'mail')('footer_staff')], links: [] },
      })
      await enqueueLetter(req, `alarm ${today()} ${id}`, written)
    })
  },
}
