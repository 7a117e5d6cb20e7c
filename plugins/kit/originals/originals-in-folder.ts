import { access, constants, copyFile, link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { originalEndings, originalFiles, OriginalsUnreachable, type Original, type Originals } from './originals.ts'

/** Originals in a folder: it is asked for one file at a time, since listing a folder of the network is slow. */
export function originalsIn(folder: string): Originals {
  async function look(file: string): Promise<Original | undefined> {
    const found = await stat(join(folder, file)).catch(unlessMissing)
    return found && { file, size: found.size, changedAt: Math.round(found.mtimeMs) }
  }

  return {
    async find(name) {
      for (const file of originalFiles(name)) {
        const found = await look(file)
        if (found) return found
      }
      return undefined
    },
    async list() {
      const files = (await readdir(folder).catch(unlessMissing)) ?? []
      const pictures = files.filter((file) => originalEndings.some((ending) => file.endsWith(`.${ending}`)))
      return (await Promise.all(pictures.map(look))).filter((found) => found !== undefined)
    },
    read: ({ file }) => readFile(join(folder, file)).catch(unlessMissing),
    // One file for both folders where they share a disk.
    async bring(from, file) {
      await mkdir(folder, { recursive: true })
      const to = join(folder, file)
      await rm(to, { force: true })
      await link(from, to).catch(() => copyFile(from, to))
    },
    check: () => access(folder, constants.W_OK),
  }
}

function unlessMissing(problem: unknown): undefined {
  const { code } = problem as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
  throw new OriginalsUnreachable('The folder of pictures cannot be read', { cause: problem })
}
