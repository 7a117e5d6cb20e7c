import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { beginBenefits, benefitsOf } from './benefits.ts'
import { invitationLetter, welcomeLetter } from './emails/member-letters.ts'
import type { Member } from './repository.ts'

/** The steps of a row in the list of members. The keys of its letters name no address, which staff could read. */
export const memberSteps = steps('friends-members', {
  invite: {
    run: async (req, row) => enqueueLetter(req, `${keyOf(row)} ${row.askedAt}`, await invitationLetter(req, row)),
  },
  benefits: {
    isInAnswer: true,
    run: async (req, row) => (row.state === 'member' ? beginBenefits(req, row) : undefined),
  },
  welcome: {
    waitsFor: ['benefits'],
    async run(req, row) {
      if (row.state !== 'member') return
      const letter = await welcomeLetter(req, row, await benefitsOf(req, row))
      await enqueueLetter(req, `${keyOf(row)} joined ${row.joinedAt ?? ''}`, letter)
    },
  },
})

const keyOf = ({ ref }: Member) => `friends ${ref.slice(0, 12)}`
