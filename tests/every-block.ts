import type { DocumentId } from '#plugins/kit/storage/documents.ts'

/** The boxes by which an MP4 file is recognized, with nothing in them that can be played. */
export const tinyVideo = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432000000086d646174', 'hex')

/** Documents that the blocks of a page show. */
export interface ShownDocuments {
  picture: DocumentId
  article: DocumentId
  brand: DocumentId
  store: DocumentId
  page: DocumentId
  video: DocumentId
}

/** One block of every type, each with all its fields, as documents hold them. */
export function everyBlock({ picture, article, brand, store, page, video }: ShownDocuments) {
  const text = richText('Silmä mukautuu', 'Katse lähelle ja kauas.')
  const actions = [
    {
      text: 'Katso kehykset',
      reference: { relationTo: 'pages', value: page },
      buttonColor: 'primary',
      buttonSize: 'big',
    },
    { text: 'Soita', address: 'tel:+358401234567', buttonColor: 'quiet', buttonSize: 'medium' },
  ]
  const onward = [{ text: 'Lue lisää', address: '/takuut', buttonColor: 'primary', buttonSize: 'link' }]
  const highlight = [{ text: 'Varaa aika', address: '/tilaus', buttonColor: 'highlight', buttonSize: 'medium' }]
  const lines = [{ text: 'Kaikki' }, { text: 'lohkot samalla' }, { text: 'sivulla peräkkäin' }]
  return [
    { blockType: 'hero', lines, lead: 'Jokainen lohko kerran.', picture, actions },
    { blockType: 'rich-text', heading: 'Teksti', text },
    { blockType: 'picture', picture, caption: 'Kuvan alla', width: 'text' },
    { blockType: 'video', video, caption: 'Hionta hidastettuna', autoplay: false, loop: false },
    { blockType: 'picture-and-text', heading: 'Kuva ja teksti', text, picture, side: 'left', actions },
    {
      blockType: 'article-row',
      heading: 'Valitut tuotteet',
      text: 'Käsin poimitut',
      articles: [article],
      actions: onward,
    },
    {
      blockType: 'article-rule-row',
      heading: 'Edullisimmat',
      text: 'Sen mukaan mitä on',
      categories: ['lens_accessories', 'glasses_accessories'],
      rule: 'price_asc',
      count: 3,
      actions: onward,
    },
    {
      blockType: 'category-row',
      heading: 'Tuoteryhmät',
      categories: [
        { category: 'frames', text: 'Kehykset kaikille' },
        { category: 'contact_lenses', title: 'Linssit' },
        { category: 'sports_accessories' },
      ],
    },
    { blockType: 'brand-wall', heading: 'Merkit', brands: [brand] },
    {
      blockType: 'usp-badges',
      heading: 'Lupaukset merkein',
      badges: [
        ...['fast_delivery', 'free_return', 'free_home_try_on_return', 'free_frame_adjustment'],
        ...['withdrawal_30_days', 'withdrawal_90_days', 'contact_lens_safety', 'made_for_you'],
      ],
    },
    {
      blockType: 'call-to-action',
      heading: 'Milloin kävit viimeksi?',
      text: 'Kahden vuoden välein.',
      actions: highlight,
    },
    { blockType: 'questions', heading: 'Kysytään usein', questions: [] },
    {
      blockType: 'steps',
      heading: 'Näin se käy',
      steps: ['Varaa aika', 'Tule käymään', 'Nouda lasit'].map((heading) => ({ heading, text })),
    },
    {
      blockType: 'comparison-table',
      heading: 'Vertailu',
      caption: 'Linssien taitekertoimet',
      columns: ['Paksuus', 'Paino', 'Kenelle'].map((column) => ({ text: column })),
      rows: ['1,5', '1,6', '1,74'].map((name) => ({
        name,
        cells: ['ohuempi', 'kevyempi', 'voimakkaille taittovirheille'].map((cell) => ({ text: cell })),
      })),
    },
    { blockType: 'quote', text: 'Hyvät lasit unohtuvat nenälle.', person: 'Aino Virtanen', role: 'optikko' },
    {
      blockType: 'price-table',
      heading: 'Hinnasto',
      rows: [
        { name: 'Näöntarkastus', amount: 4500, note: 'noin 30 minuuttia' },
        { name: 'Säätö', note: 'maksutta' },
      ],
      note: 'Hinnat sisältävät arvonlisäveron, jos sitä on.',
    },
    { blockType: 'stores-near-you', heading: 'Lähellä sinua', text: 'Säädämme lasit jokaisessa myymälässä.' },
    { blockType: 'eye-doctor-times', heading: 'Silmälääkärille', text: 'Mehiläisen lääkärit.' },
    {
      blockType: 'next-free-exam',
      heading: 'Kuulontutkimukseen',
      text: 'Helsingissä ja Seinäjoella.',
      group: 'hearing',
    },
    { blockType: 'store-hours', heading: 'Aukioloajat', store },
    { blockType: 'press-list', heading: 'Tiedotteet', count: 3 },
    { blockType: 'page-list', heading: 'Aiheita', pages: [page] },
    { blockType: 'notice', tone: 'warning', text },
    { blockType: 'company', heading: 'Myyjä', text, shows: ['company', 'contact'] },
    { blockType: 'store-list', heading: 'Kaikki myymälät' },
    { blockType: 'frame-scale', heading: 'Mittakaava', text: 'Millimetri on millimetri.', actions: onward },
    { blockType: 'wide-picture', heading: 'Valo muuttuu', text: 'Matala talviaurinko.', picture, actions: onward },
    {
      blockType: 'promises',
      heading: 'Mitä lupaamme',
      promises: ['Optikko tarkistaa', 'Aikaa palauttaa', 'Rehellinen hinta'].map((heading) => ({
        heading,
        text: 'Jokaisella kerralla.',
      })),
    },
    { blockType: 'cookie-list', heading: 'Evästeet' },
    { blockType: 'prescription-paper', heading: 'Resepti' },
    { blockType: 'friends-join', heading: 'Liity Friendsiin', text: 'Se on maksutonta.' },
    { blockType: 'lifestyle-plans', heading: 'Valitse paketti', text: 'Kolme tapaa.' },
  ]
}

/** A heading and a paragraph as the editor of rich texts stores them. */
function richText(heading: string, words: string) {
  const about = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const node = (text: string) => ({ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 })
  const children = [
    { type: 'heading', tag: 'h3', children: [node(heading)], ...about },
    { type: 'paragraph', children: [node(words)], textFormat: 0, ...about },
  ]
  return { root: { type: 'root', children, ...about } }
}
