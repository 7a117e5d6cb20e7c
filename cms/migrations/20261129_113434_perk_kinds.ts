import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lifestyle_plans_perks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lifestyle_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lifestyle_plans_perks_order_idx\` ON \`lifestyle_plans_perks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_plans_perks_parent_idx\` ON \`lifestyle_plans_perks\` (\`parent_id\`);`)
  const plans = await db.all<{ id: number; perks: string | null; description: string }>(
    sql`SELECT \`id\`, \`perks\`, \`description\` FROM \`lifestyle_plans\`;`,
  )
  for (const { id, perks, description } of plans) {
    const plan = inKinds({ description, perks: JSON.parse(perks ?? '[]') as string[] })
    await db.run(sql`UPDATE \`lifestyle_plans\` SET \`description\` = ${plan.description} WHERE \`id\` = ${id};`)
    for (const [order, { kind }] of plan.perks.entries())
      await db.run(
        sql`INSERT INTO \`lifestyle_plans_perks\` (\`order\`, \`parent_id\`, \`value\`) VALUES (${order + 1}, ${id}, ${kind});`,
      )
  }
  const contracts = await db.all<{ id: number; plan: string }>(
    sql`SELECT \`id\`, \`plan\` FROM \`lifestyle_contracts\`;`,
  )
  for (const { id, plan } of contracts) {
    const signed = JSON.stringify(inKinds(JSON.parse(plan) as Worded))
    await db.run(sql`UPDATE \`lifestyle_contracts\` SET \`plan\` = ${signed} WHERE \`id\` = ${id};`)
  }
  await db.run(sql`ALTER TABLE \`lifestyle_plans\` DROP COLUMN \`perks\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_plans\` DROP COLUMN \`translations_sv_perks\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_plans\` DROP COLUMN \`translations_en_perks\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  'lifestyle-plans'(document) {
    const { perks, ...plan } = inKinds(document as unknown as Worded)
    return { ...document, ...plan, perks: perks.map(({ kind }) => kind) }
  },
  'lifestyle-contracts': (contract) => ({ ...contract, plan: inKinds(contract.plan as Worded) }),
}

interface Worded {
  description: string
  perks: string[] | null
}

/** The sentences that promised each kind in the languages of the shop, in lower case. */
const SENTENCES = {
  exams: ['näöntarkastukset maksutta', 'synundersökningar utan avgift', 'eye examinations free of charge'],
  exchange: [
    'uudet lasit kerran vuodessa',
    'nya glasögon en gång om året',
    'new glasses once a year',
    'toisen parin vaihto uuteen kerran vuodessa',
    'ett av paren byts mot nytt en gång om året',
    'one of the pairs exchanged for a new one once a year',
  ],
  breakage: ['turva, jos lasit rikkoutuvat', 'skydd om glasögonen går sönder', 'cover if your glasses break'],
  lenses: [
    'uudet linssit, kun resepti muuttuu, enintään kerran 12 kuukaudessa',
    'nya glas när receptet ändras, högst en gång på 12 månader',
    'new lenses when your prescription changes, at most once in 12 months',
    'uudet linssit, kun resepti muuttuu',
  ],
}

/** A plan whose perks have kinds. A sentence of no kind joins the description, so that no word of a contract is lost. */
function inKinds({ perks, description, ...plan }: Worded): Omit<Worded, 'perks'> & { perks: { kind: string; words: string }[] } {
  const named = (perks ?? []).map((words) => {
    const plain = words.trim().toLowerCase()
    const kind = Object.entries(SENTENCES).find(([, sentences]) => sentences.includes(plain))?.[0]
    return { words, kind }
  })
  const others = named.filter(({ kind }) => kind === undefined).map(({ words }) => words)
  return {
    ...plan,
    description: [description, ...others].join(' '),
    perks: named.flatMap(({ words, kind }) => (kind === undefined ? [] : [{ kind, words }])),
  }
}
