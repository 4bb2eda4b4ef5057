error-puzzle-no-day = er is geen dagpuzzel voor { $day }
error-run-stale = deze reeks is elders verdergegaan; laad de pagina opnieuw en ga verder
