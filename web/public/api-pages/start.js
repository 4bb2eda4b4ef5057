// Starts Swagger UI on the page about the server's API. A file of its own, since the server allows no inline scripts.
const container = document.querySelector("#swagger-container")
SwaggerUIBundle({
  url: container.dataset.document,
  domNode: container,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
})
