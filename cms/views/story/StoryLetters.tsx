import { documentPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'

interface StoryLettersProps {
  letters: readonly { id: number | string; subject: string; state: string; createdAt: string }[]
}

/** The e-mails about it, the latest first. */
export function StoryLetters({ letters }: StoryLettersProps) {
  return (
    <section className="admin-panel" aria-labelledby="admin-letters">
      <h2 id="admin-letters">{t('story.letters')}</h2>
      {letters.length === 0 && <p>{t('story.no_letters')}</p>}
      <ul className="admin-stored">
        {letters.map(({ id, subject, state, createdAt }) => (
          <li key={id}>
            <a href={documentPath('outbox', id)}>{subject}</a>
            <small>{`${formatInstant(createdAt)} · ${t(`customers.message_state.${state}`)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
