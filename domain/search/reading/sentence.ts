/** Words of a sentence that is no list of goods: who does it, what is not, and how its parts belong together. */
const tellers: ReadonlySet<string> = new Set(
  'en et ei emme eivät mun mulla mulle mua minun minulla jos kun kuin että'.split(' '),
)
/** Words of the shortest sentence without a question. */
const SHORTEST_SENTENCE = 4

/** Whether words form a question or a sentence, and are no list of goods. */
export function isSentence(words: readonly string[]): boolean {
  if (words.some(isAsking)) return true
  return words.length >= SHORTEST_SENTENCE && words.some((word) => tellers.has(word))
}

/** Words that begin a question, in three languages. */
const questionStarts: ReadonlySet<string> = new Set(
  (
    'mistä montako monta miten mikä mitä miksi milloin kuinka voiko voinko saako saanko pitääkö kuka minkä minne paljonko kenen ' +
    'kannattaako tarvitsenko tarvitseeko kelpaako käykö onko how what why when can could does do should hur vad varför när kan får'
  ).split(' '),
)

/** Whether a word asks: it begins a question, or ends as Finnish questions do. */
export function isAsking(word: string): boolean {
  return questionStarts.has(word) || /^.{2,}(?:nko|nkö|iko|ikö|eekö|aako|ääkö|uuko|yykö|tko|tkö)$/.test(word)
}
