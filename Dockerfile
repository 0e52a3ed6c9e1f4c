# The shop as an image, for Docker and Podman: docs/operations/containers.md. The same Node as launch/node-24.mjs brings.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node launch/release.mjs --folder /foyer && chmod -R go=rX /foyer

FROM ${NODE_IMAGE}
RUN install -d -m 0700 -o node -g node /data
COPY --from=build /foyer /foyer
WORKDIR /foyer
ENV HOST=0.0.0.0 DATA_DIR=/data
USER node
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "launch/start.mjs"]
