import { answerTo, resultId } from '#domain/behavior/result-id.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { storedWords } from '#domain/search/asked/stored-words.ts'
import { send, type Teller } from './report.ts'

/**
 * Reports that a result of a search was opened, and of which words by their checksum. `tellerNow` is null where nothing
 * may be reported.
 */
export function reportOpened(tellerNow: () => Teller | null): void {
  document.addEventListener('click', ({ target }) => {
    const teller = tellerNow()
    const link = target instanceof Element ? target.closest('a') : null
    const found = link?.closest<HTMLElement>('[data-found-for]')
    const words = storedWords(found?.dataset['foundFor'] ?? '')
    if (!teller || !link || !found || words === null) return
    const position = [...found.querySelectorAll('a')].indexOf(link) + 1
    const search_result_id = resultId('question', answerTo(words, randomUuid()), position)
    send(teller, { type: 'click', search_result_id, deduplication_id: randomUuid() })
  })
}
