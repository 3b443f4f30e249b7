# Riposte in a container. How to run it: docs/running.md
FROM debian:13-slim AS packages
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates npm
WORKDIR /opt/riposte
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM debian:13-slim
# Another number would lose what earlier images have stored.
RUN useradd --system --uid 999 --home-dir /opt/riposte --shell /usr/sbin/nologin riposte
WORKDIR /opt/riposte
COPY --from=packages /opt/riposte/node_modules node_modules
COPY . .
# Nobody may write there later.
RUN node_modules/.bin/node --import ./src/node-24.js src/cli/compile.ts
RUN install -d -m 700 -o riposte -g riposte var
VOLUME /opt/riposte/var
ENV PATH=/opt/riposte/node_modules/.bin:$PATH HEALTH_PORT=9464
USER riposte
HEALTHCHECK --interval=1m --start-period=1m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1))"]
# What npm start runs, as the first process: the signal to stop reaches it.
CMD ["node", "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning", "--import", "./src/node-24.js", "src/main.ts"]
