import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The path of nginx, on the PATH or in Debian's location. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  return folders
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

interface Ports {
  readonly site: number
  readonly between: number
  readonly apis: readonly number[]
  readonly shells: readonly number[]
}

/** A stopping process refuses at once, so no server is marked as failed: two marked in a row would leave none. */
const servers = (ports: readonly number[]) => ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')

/** Both pairs in turn; writes that may have been processed are not sent to the other server. */
const configuration = (folder: string, { site, between, apis, shells }: Ports) => `
daemon off; worker_processes 1; worker_rlimit_nofile 20000; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_http_version 1.1; proxy_set_header Connection ""; proxy_connect_timeout 2s; proxy_next_upstream error timeout;
  keepalive_requests 100000;
  upstream shells { ${servers(shells)} }
  upstream apis { ${servers(apis)} }
  server { listen 127.0.0.1:${site}; location / { proxy_pass http://shells; proxy_set_header Host $host; } }
  server { listen 127.0.0.1:${between}; location / { proxy_pass http://apis; proxy_set_header Host $host; } }
}
`

export async function startNginx(program: string, folder: string, ports: Ports): Promise<{ stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, ports))
  const child = spawn(program, ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
