// Packs the built files once, as small as they get: whoever asks for Brotli is sent these.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = new Set(['.css', '.js', '.svg'])

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf-8' }))
        if (WORTH_IT.has(extname(name))) pack(join(dir!, name))
    },
  }
}

function pack(path: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }))
}
